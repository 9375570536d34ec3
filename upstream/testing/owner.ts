/** Who owns a firm of the tests, as rules ask who does something. */
export function ownerOf({ userId }: { userId: string }) {
  return { userId, userName: 'Maria', role: 'owner', language: 'de' } as const
}
