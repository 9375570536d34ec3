import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import {
  type AuditEntry,
  type AuditFile,
  type AuditQuery,
  byItself,
  maxAuditFileRows,
} from '#contract/firm/audit.ts'
import { shownSettingChanges } from '#contract/firm/setting-changes.ts'
import { csvIn } from '../../../core/csv.ts'
import type { Actor } from '../../../firm/actor.ts'
import { addDays } from '../../../firm/calendar.ts'
import {
  type ChangeFilter,
  type ChangeRow,
  listChanges,
  recentChanges,
} from '../../../firm/history-reader.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { changesOf, withoutFields } from './history.ts'
import { findKind, sees } from './kinds.ts'
import { isInReach, isNarrow, peopleInReach } from './reach.ts'
import { kindsOfPage } from './settings/kinds.ts'
import { settingChangedBy, undoStateOf } from './settings/undo.ts'

type AuditContext = Pick<HandlerContext, 'store' | 'firm' | 'env'>
/** Of so many changes of settings on a page of the history the way back is tried out. */
const triedOut = 20

type Filters = Omit<AuditFile, 'language'>

/** What was changed in the firm, newest first. */
export function listAudit(context: AuditContext, query: AuditQuery) {
  const { reader } = context.store
  const found = listChanges(reader, filterOf(reader, query), query)
  const rows = shownRows(reader, context.firm, found.rows, query.q)
  const ofSettings = rows.filter((row) => settingChangedBy(context.firm.actor, row))
  const tried = new Set(ofSettings.slice(0, triedOut))
  return { ...found, rows: rows.map((row) => toEntry(context, row, tried.has(row))) }
}

/** The newest changes of what stands on a page of the settings and the caller may change. */
export function listSettingChanges(context: AuditContext, page: string): AuditEntry[] {
  const { reader } = context.store
  return kindsOfPage(page)
    .filter(([, { needs }]) => isAllowed(context.firm.actor, needs))
    .flatMap(([entity, { actions, fixed = {} }]) => {
      const seen = [...actions, ...Object.keys(fixed), 'undo']
      return recentChanges(reader, entity, seen, shownSettingChanges)
    })
    .sort((a, b) => b.rowNumber - a.rowNumber)
    .slice(0, shownSettingChanges)
    .map((row) => toEntry(context, withoutFields(reader, context.firm.actor, row), true))
}

const heads: Record<Language, readonly string[]> = {
  en: ['Time (UTC)', 'By', 'By (ID)', 'Action', 'Type', 'Record', 'Record (ID)'],
  de: ['Zeit (UTC)', 'Durch', 'Durch (ID)', 'Vorgang', 'Art', 'Datensatz', 'Datensatz (ID)'],
  it: ['Ora (UTC)', 'Da', 'Da, id', 'Azione', 'Tipo', 'Scheda', 'Scheda, id'],
  ru: ['Время (UTC)', 'Кто', 'Кто, id', 'Действие', 'Вид', 'Запись', 'Запись, id'],
  es: ['Hora (UTC)', 'Por', 'Por, id', 'Acción', 'Tipo', 'Registro', 'Registro, id'],
}
const moreHeads: Record<Language, readonly string[]> = {
  en: ['Detail', 'Amount', 'Currency', 'Before', 'After'],
  de: ['Einzelheit', 'Betrag', 'Währung', 'Vorher', 'Nachher'],
  it: ['Dettaglio', 'Importo', 'Valuta', 'Prima', 'Dopo'],
  ru: ['Подробность', 'Сумма', 'Валюта', 'Было', 'Стало'],
  es: ['Detalle', 'Importe', 'Moneda', 'Antes', 'Después'],
}

/** The newest changes that fit, as a file that spreadsheets open without running anything. */
export function exportAudit(
  reader: Reader,
  firm: Pick<FirmContext, 'actor' | 'now'>,
  { language, ...filters }: AuditFile,
): File {
  const found = listChanges(reader, filterOf(reader, filters), { size: maxAuditFileRows })
  const rows = shownRows(reader, firm, found.rows, filters.q)
  const csv = csvIn(language)
  const lines = rows.map((row) => [
    row.at,
    row.actorName,
    row.actorId,
    row.action,
    row.entity,
    row.title,
    row.entityId,
    row.detail,
    row.amount === null || row.currency === null
      ? ''
      : csv.decimal(minorToDecimal(row.amount, row.currency)),
    row.currency ?? '',
    row.before ?? '',
    row.after ?? '',
  ])
  const name = `history-${firm.now.toISOString().slice(0, 10)}.csv`
  const head = [...heads[language], ...moreHeads[language]]
  return new File([csv.write([head, ...lines])], name, { type: 'text/csv; charset=utf-8' })
}

/**
 * Changes of records that the caller may not see, or does not reach, say who did what and when, and
 * nothing of the record; a search does not find them, as it would tell what they say.
 */
function shownRows(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  rows: readonly ChangeRow[],
  q: string | undefined,
): ChangeRow[] {
  const hidden = { title: '', detail: '', amount: null, currency: null, before: null, after: null }
  return rows.flatMap((row) => {
    if (!isReadable(reader, actor, row)) return q ? [] : [{ ...row, ...hidden }]
    const shown = withoutFields(reader, actor, row)
    const isPartlyOthers = isNarrow(actor) && findKind(row.entity)?.reach === 'whole'
    // A price list is everybody's, and whom it is for need not be.
    return [isPartlyOthers ? { ...shown, detail: '', before: null, after: null } : shown]
  })
}

/** Of a record that is gone, who changed it counts. */
function isReadable(
  reader: Reader,
  actor: Actor,
  { entity, entityId, actorId }: ChangeRow,
): boolean {
  const kind = findKind(entity)
  if (!kind) return !isNarrow(actor)
  if (!isAllowed(actor, kind.read)) return false
  const isHidden =
    kind.isSeenBy && kind.find(reader, entityId) && !kind.isSeenBy(reader, actor, entityId)
  if (isHidden) return false
  if (!isNarrow(actor)) return true
  if (kind.find(reader, entityId)) return isInReach(reader, actor, kind.reach, entityId)
  return peopleInReach(actor, kind.reach)?.includes(actorId) ?? true
}

/** @param isTried whether the way back is tried out, where it is a change of a setting */
function toEntry(context: AuditContext, row: ChangeRow, isTried: boolean): AuditEntry {
  const { actor } = context.firm
  const { reader } = context.store
  const setting = settingChangedBy(actor, row)
  const kind = findKind(row.entity)
  const isSeen = kind && sees(reader, actor, kind, row.entityId)
  const facts = isSeen ? kind.find(reader, row.entityId) : undefined
  return {
    id: row.id,
    at: row.at,
    by: row.actorName,
    actorId: row.actorId,
    action: row.action,
    kind: row.entity,
    recordId: row.entityId,
    title: facts?.title ?? row.title,
    path: facts && kind ? kind.path(row.entityId) : (setting?.page ?? null),
    amount: row.amount,
    currency: row.currency,
    detail: row.detail,
    changes: changesOf(row),
    undo: setting && isTried ? undoStateOf(context, setting, row) : null,
  }
}

function filterOf(reader: Reader, { q, kind, action, userId, from, to }: Filters): ChangeFilter {
  const { timeZone } = getFirmProfile(reader)
  return {
    q,
    entity: kind,
    action,
    actorId: userId === byItself ? '' : userId,
    from: from && instantOf(`${from}T00:00`, timeZone),
    until: to && instantOf(`${addDays(to, 1)}T00:00`, timeZone),
  }
}
