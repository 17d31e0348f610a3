export async function seedDemo(_url: string, _say: (text: string) => void): Promise<void> {}
