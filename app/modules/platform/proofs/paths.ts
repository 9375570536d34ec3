/** The days of which there is a proof of a firm's journal. */
export function proofsPath(firmId: string): string {
  return `/firms/${firmId}/ledger/proofs`
}

/** The proof of one day, as a file. */
export function proofFilePath(firmId: string, date: string): string {
  return `${proofsPath(firmId)}/${date}`
}

/** The roots of all days and the keys that signed them, for everybody. */
export const rootsPath = '/proof/days.json'
/** Holds a proof against its root on one's own computer. */
export const verifierPath = '/proof/verify.mjs'
