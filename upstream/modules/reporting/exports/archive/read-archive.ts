import { strFromU8 } from 'fflate'
import type { z } from 'zod'
import { invalidField } from '#contract/core/errors.ts'
import { breathe } from '../../../../core/breathe.ts'
import { openZip, UnreadableZip } from '../../../../core/zip/open-zip.ts'
import { contentsShape, FirmContents } from '../../../../firm/contents.ts'
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
  const entries = await unpack(bytes)
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
      tables: await parseAll(entries, inFolder(listed, tablesFolder), tables.element),
      searches: await parseAll(entries, inFolder(listed, searchesFolder), searches.element),
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

const often = 4 * 1024 * 1024

/** Unpacks a zip entry by entry, and lets others go on after each few megabytes. */
async function unpack(bytes: Uint8Array): Promise<Entries> {
  const entries: Entries = {}
  let size = 0
  try {
    for (const { name, read } of openZip(bytes, { maxBytes: maxUnpackedBytes, maxEntries })) {
      const content = read()
      entries[name] = content
      size += content.length
      if (size < often) continue
      size = 0
      await breathe()
    }
  } catch (cause) {
    if (!(cause instanceof UnreadableZip)) throw cause
    const reason = cause.reason === 'tooLarge' ? 'archiveTooLarge' : 'noArchive'
    throw Object.assign(invalidField('file', reason), { cause })
  }
  return entries
}

async function parseAll<Schema extends z.ZodType>(
  entries: Entries,
  paths: readonly string[],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const parsed: z.output<Schema>[] = []
  for (const path of paths) {
    parsed.push(parse(entries, path, schema))
    await breathe()
  }
  return parsed
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
