/** Whether two phone numbers are the same: programs write them with other signs between the digits. */
export function isSameNumber(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/[^\d+]/g, '')
  return digits(a) === digits(b)
}
