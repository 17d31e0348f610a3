import { keyOf, read } from '@liminal/client/query';
import { listDreams } from '@liminal/contracts/dreams/dream';
import { useQuery } from '@tanstack/react-query';

export const dreamsKey = keyOf(listDreams);
export const useDreams = () => useQuery(read(listDreams));
