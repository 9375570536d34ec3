/**
 * Kinds of documents that take something back (UNTDID 1001, as EN 16931 lists them for BT-3 of a credit
 * note); UBL writes and reads them as `CreditNote`.
 */
const credits: ReadonlySet<string> = new Set([
  ...['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'],
])

/** Whether an electronic document of a kind takes something back, such as a credit note. */
export function isCredit(typeCode: string): boolean {
  return credits.has(typeCode)
}
