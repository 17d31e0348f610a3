import type { Row } from './report';
export const liveRows = async (): Promise<Row[]> => [];
