import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import type { z } from 'zod'
import { AppError, invalidField } from '#contract/errors.ts'
import { contentsShape, FirmContents } from '../../../firm/contents.ts'
import {
  filesFolder,
  Manifest,
  manifestPath,
  maxEntries,
  maxUnpackedBytes,
  searchesFolder,
  sha256Of,
  tablesFolder,
} from './manifest.ts'

/** An archive that was looked at: every file is as the manifest says. */
export type Archive = {
  manifest: Manifest
  contents: FirmContents
  /** The firm's own files, by the path after its folder. */
  files: { path: string; type: string | undefined; bytes: Uint8Array<ArrayBuffer> }[]
}

type Entries = Record<string, Uint8Array<ArrayBuffer>>

/**
 * Reads an archive that somebody brought.
 * @throws AppError invalid at `file`: no archive of ours, damaged, changed, or of another version
 */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const entries = unpack(bytes)
  const manifest = parse(entries, manifestPath, Manifest)
  if (manifest.shape !== contentsShape) throw invalidField('file', 'archiveVersion')
  for (const { path, size, sha256 } of manifest.files) {
    const file = entries[path]
    if (file?.length !== size || (await sha256Of(file)) !== sha256) {
      throw invalidField('file', 'archiveChanged')
    }
  }
  const listed = manifest.files.map(({ path }) => path)
  const { tables, searches } = FirmContents.shape
  return {
    manifest,
    contents: {
      tables: inFolder(listed, tablesFolder).map((path) => parse(entries, path, tables.element)),
      searches: inFolder(listed, searchesFolder).map((path) =>
        parse(entries, path, searches.element),
      ),
    },
    files: manifest.files.flatMap(({ path, type }) => {
      const file = entries[path]
      return path.startsWith(filesFolder) && file
        ? [{ path: path.slice(filesFolder.length), type, bytes: file }]
        : []
    }),
  }
}

function inFolder(paths: readonly string[], folder: string): string[] {
  return paths.filter((path) => path.startsWith(folder))
}

/** Small pieces: what one of them unpacks to is at most a thousand times as much. */
const pieceBytes = 4096

/**
 * Unpacks a zip piece by piece and stops at the first byte too many: what it says of its own sizes
 * proves nothing.
 */
function unpack(bytes: Uint8Array): Entries {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  const unzip = new Unzip((file) => {
    if (parts.has(file.name) || parts.size >= maxEntries) throw invalidField('file', 'noArchive')
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > maxUnpackedBytes) throw invalidField('file', 'archiveTooLarge')
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw Object.assign(invalidField('file', 'noArchive'), { cause })
  }
  return Object.fromEntries([...parts].map(([name, chunks]) => [name, join(chunks)]))
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function parse<Schema extends z.ZodType>(
  entries: Entries,
  path: string,
  schema: Schema,
): z.output<Schema> {
  const bytes = entries[path]
  if (!bytes) throw invalidField('file', 'noArchive')
  try {
    return schema.parse(JSON.parse(strFromU8(bytes)))
  } catch (cause) {
    throw Object.assign(invalidField('file', 'noArchive'), { cause })
  }
}
