import type { Env } from '../../../core/env.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Store } from '../../../firm/store.ts'
import { findLogo } from '../../firm/firms/index.ts'
import { mediaFacts, putSiteFile } from '../media/index.ts'
import type { MediaRecord } from './site.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps the files that pages of the firm's site may show: one module. */
    siteMedia: { records: (reader: Reader, ids: readonly string[]) => Record<string, MediaRecord> }
  }
}

type Means = { store: Store; firm: FirmContext; env: Env }

/** The firm's logo as a file of the site; its id there. */
export const logoId = 'firm-logo'

/** Lays the firm's logo among the files of its site; undefined for a firm without one. */
export async function logoOfFirm({ store, firm, env }: Means): Promise<MediaRecord | undefined> {
  const file = await findLogo({ store, firm, env })
  if (!file) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const facts = mediaFacts(file.name, bytes)
  if ('refused' in facts) return undefined
  const hash = await putSiteFile({ firm, env }, bytes, facts.type)
  const { type, name, width, height } = facts
  const stored = { hash, type, bytes: bytes.byteLength }
  const renditions = [{ ...stored, shape: 'original', width, height }]
  return { ...stored, name, alt: '', renditions }
}

/** The files that pages may show, by their ids. */
export function mediaRecords(
  reader: Reader,
  ids: readonly string[],
  logo: MediaRecord | undefined,
): Record<string, MediaRecord> {
  const own = hooks('siteMedia').map(({ records }) => records(reader, ids))
  return Object.assign({}, ...own, logo ? { [logoId]: logo } : {})
}
