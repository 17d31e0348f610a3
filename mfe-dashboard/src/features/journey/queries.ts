import { read } from '@liminal/client/query';
import { journey } from '@liminal/contracts/journey/journey';
import { useQuery } from '@tanstack/react-query';

export const useJourney = () => useQuery(read(journey));
