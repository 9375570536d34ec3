import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant } from '../core/fields.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A public key of Ed25519 (RFC 8032) as base64 of its 32 bytes, and by what signatures name it. */
export const ProofKey = z.object({ id: z.string(), publicKey: z.string() })
export type ProofKey = z.infer<typeof ProofKey>

/**
 * The root of a day over the journals of all firms that had posted: a Merkle tree whose leaves are
 * SHA-256 of `firm|date|sequence|hash` in the order of the firms' ids, and whose nodes are SHA-256 of
 * both children's hexadecimal texts; a last one without a neighbour goes up as it is. Signed is
 * `firmament-day|date|root|count|previous`.
 */
export const DayRoot = z.object({
  date: DateOnly,
  root: Hash,
  /** How many leaves. */
  count: z.int(),
  /** Root of the day before that has one; empty for the first. */
  previous: z.string(),
  keyId: z.string(),
  signature: z.string(),
})
export type DayRoot = z.infer<typeof DayRoot>

/** How a firm's journal stands in the root of a day: the neighbours on the way from its leaf. */
export const DayProof = z.object({
  firmId: Id,
  date: DateOnly,
  /** The last entry of that day, and its hash, which holds all before it. */
  sequence: z.int(),
  hash: Hash,
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: Hash })),
  day: DayRoot,
  publicKey: z.string(),
})
export type DayProof = z.infer<typeof DayProof>

/**
 * What went with a firm that its owner deleted. Signed is
 * `firmament-deletion|id|firmId|firm|deletedAt|entries|lastHash|files`.
 */
export const DeletionReport = z.object({
  id: Id,
  firmId: Id,
  firm: z.string(),
  deletedAt: Instant,
  /** Entries of its journal, and the hash of the last one: whoever has a copy can hold it against that. */
  entries: z.int(),
  lastHash: z.string(),
  files: z.int(),
  keyId: z.string(),
  signature: z.string(),
})
export type DeletionReport = z.infer<typeof DeletionReport>

const tags = ['Proofs']

export const proofsContract = {
  /** The roots of the last days, the newest first, and the keys that signed them. */
  days: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/proofs', tags })
    .input(z.object({}))
    .output(z.object({ days: z.array(DayRoot), keys: z.array(ProofKey) })),
  deletion: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/proofs/deletions/{reportId}', tags })
    .input(z.object({ reportId: Id }))
    .output(DeletionReport.extend({ publicKey: z.string() })),
  /** Days of which there is a proof of the firm's journal, the newest first. */
  list: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/proofs', tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(z.object({ date: DateOnly, sequence: z.int() }))),
  get: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/proofs/{date}', tags })
    .input(z.object({ firmId: Id, date: DateOnly }))
    .output(DayProof),
}
