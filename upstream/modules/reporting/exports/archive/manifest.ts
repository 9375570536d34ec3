import { z } from 'zod'

/** A file of an archive by its path in it. */
const ArchivedFile = z.object({
  path: z.string(),
  size: z.int(),
  /** Of its bytes, as hexadecimal digits. */
  sha256: z.string(),
  /** Of a firm's own file: what it is served as. */
  type: z.string().optional(),
})
export type ArchivedFile = z.infer<typeof ArchivedFile>

/** What `manifest.json` says of an archive. */
export const Manifest = z.object({
  format: z.literal('firmament-firm'),
  version: z.literal(1),
  /** Of the tables that the rows fit into. */
  shape: z.string(),
  firmId: z.string(),
  name: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  files: z.array(ArchivedFile),
  /** What the firm holds and the archive has no room for, in all: files that can be made anew. */
  leftOut: z.object({ files: z.int(), bytes: z.int() }).default({ files: 0, bytes: 0 }),
  /** Whether it is small enough for a firm to be made of it. */
  canRestore: z.boolean().default(true),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = 'manifest.json'
/** Rows of each table, and words of each search index, one JSON file each. */
export const tablesFolder = 'tables/'
export const searchesFolder = 'searches/'
/** The firm's own files: what was attached, mails, its logo. */
export const filesFolder = 'files/'
/** The journal and the reports, for people and other programs; not read back. */
export const booksFolder = 'books/'

/** Says in words what was left out, or that no firm can be made of it; only there where that is so. */
export const readmePath = 'README.txt'

/** An archive that unpacks to more, or has more entries, is not read back. */
export const maxUnpackedBytes = 48 * 1024 * 1024
export const maxEntries = 20_000

/** @returns hexadecimal digits */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}
