import { strFromU8, unzipSync } from 'fflate'
import type { z } from 'zod'
import { AppError, invalidField } from '#contract/errors.ts'
import { contentsShape, FirmContents } from '../../../firm/contents.ts'
import {
  filesFolder,
  Manifest,
  manifestPath,
  searchesFolder,
  sha256Of,
  tablesFolder,
} from './manifest.ts'

/** More is no archive of ours, or does not fit into memory. */
const maxUnpackedBytes = 90 * 1024 * 1024
const maxEntries = 20_000

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

/** What each file unpacks to is known before it is unpacked, so that none fills the memory. */
function unpack(bytes: Uint8Array): Entries {
  let size = 0
  let count = 0
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize
    count += 1
    if (size > maxUnpackedBytes || count > maxEntries) throw invalidField('file', 'archiveTooLarge')
    return true
  }
  try {
    return owned(unzipSync(bytes, { filter }))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw Object.assign(invalidField('file', 'noArchive'), { cause })
  }
}

function owned(entries: Record<string, Uint8Array>): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([path, bytes]) => [path, new Uint8Array(bytes)]),
  )
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
