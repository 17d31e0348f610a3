import { scaledScores, type AssessmentQuestion } from '@liminal/contracts/matching/assessment';
import { scoredQuestions, type Section } from '../../texts/connect';

export type Answers = Partial<Record<AssessmentQuestion, string>>;

const sectionPoints = (section: Section, answers: Answers): number[] =>
  scoredQuestions
    .filter((question) => question.section === section)
    .flatMap(({ id, options }) => options.find((option) => option.id === answers[id])?.points ?? []);

/** The three scores that six answers make. */
export const scoresOf = (answers: Answers) =>
  scaledScores({
    emotional: sectionPoints('emotional', answers),
    cognitive: sectionPoints('cognitive', answers),
    creativity: sectionPoints('creativity', answers),
  });

/** What each answer of a section said and gave; empty where the answers were not kept. */
export const contributions = (section: Section, answers: Record<string, string>) =>
  scoredQuestions
    .filter((question) => question.section === section)
    .flatMap(({ id, options }) => {
      const given = options.find((option) => option.id === answers[id]);
      return given ? [{ rests: given.rests, points: given.points }] : [];
    });

/** A section's petal while it is being answered, 0 to 1; undefined before its first answer. */
export function petalOf(section: Section, answers: Answers): number | undefined {
  const points = sectionPoints(section, answers);
  return points.length === 0 ? undefined : points.reduce((sum, each) => sum + each, 0) / 50;
}
