/** Any other name is that of no file. */
export const isSha256 = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);
