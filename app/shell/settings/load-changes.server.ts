import { AppError } from '#contract/core/errors.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { settingChangesContract } from '#contract/firm/setting-changes.ts'
import type { Args } from '../load-context.ts'
import { requireFirm } from '../session/session.server.ts'
import { isSettingsPage } from './settings.ts'

/**
 * What was changed last on a page of the settings, for who may change it; empty on any other page.
 * The page does not fail for it.
 * @throws AppError for who is no member of the firm
 */
export async function loadSettingChanges(args: Args): Promise<AuditEntry[]> {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { pathname } = new URL(args.request.url)
  if (!isSettingsPage(pathname, firmId)) return []
  const page = pathname.slice(`/firms/${firmId}/`.length)
  try {
    return (await call(settingChangesContract.list, { firmId, page })).rows
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
