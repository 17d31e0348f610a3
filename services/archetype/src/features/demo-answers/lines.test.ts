import { promptCount } from '@liminal/contracts/archetype/tribe-room';
import { demoLines } from './lines';

test('every prompt has two lines, short enough for the room', () => {
  expect(demoLines).toHaveLength(promptCount);
  expect(demoLines.flat().every((line) => line.length > 0 && line.length <= 280)).toBe(true);
});
