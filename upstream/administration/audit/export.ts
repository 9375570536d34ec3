import { and, desc } from 'drizzle-orm'
import { type DirectoryAuditExport, maxExportedRows } from '#contract/directory-audit.ts'
import type { Language } from '#contract/fields.ts'
import { writeCsv } from '../../csv.ts'
import { directoryAudit } from '../../identity/audit.ts'
import type { Call } from '../../identity/call.ts'
import { directory } from '../../identity/directory.ts'
import { filtersOf, selectAudit, toEntry } from './list.ts'

const heads: Record<Language, readonly string[]> = {
  en: ['Time (UTC)', 'Action', 'By', 'By id', 'Firm', 'Firm id', 'Person', 'Person id'],
  de: ['Zeit (UTC)', 'Vorgang', 'Durch', 'Durch, Id', 'Firma', 'Firma, Id', 'Person', 'Person, Id'],
  it: ['Ora (UTC)', 'Azione', 'Da', 'Da, id', 'Azienda', 'Azienda, id', 'Persona', 'Persona, id'],
  ru: ['Время (UTC)', 'Действие', 'Кто', 'Кто, id', 'Фирма', 'Фирма, id', 'О ком', 'О ком, id'],
  es: [
    'Hora (UTC)',
    'Acción',
    'Por',
    'Por, id',
    'Empresa',
    'Empresa, id',
    'Persona',
    'Persona, id',
  ],
}
const changes: Record<Language, readonly string[]> = {
  en: ['Before', 'After', 'Address mark'],
  de: ['Vorher', 'Nachher', 'Adresskennung'],
  it: ['Prima', 'Dopo', 'Segno dell’indirizzo'],
  ru: ['Было', 'Стало', 'Метка адреса'],
  es: ['Antes', 'Después', 'Marca de la dirección'],
}

/** The newest entries that fit, as a file that spreadsheets open without running anything. */
export async function exportAudit(
  { env }: Call,
  { language, ...filters }: DirectoryAuditExport,
): Promise<File> {
  const rows = await selectAudit(directory(env))
    .where(and(...filtersOf(filters)))
    .orderBy(desc(directoryAudit.id))
    .limit(maxExportedRows)
  const lines = rows
    .map(toEntry)
    .map((entry) => [
      entry.at,
      entry.action,
      entry.actorName,
      entry.actorId ?? '',
      entry.firm?.name ?? '',
      entry.firm?.id ?? '',
      entry.user?.name ?? '',
      entry.user?.id ?? '',
      entry.before ?? '',
      entry.after ?? '',
      entry.addressMark,
    ])
  const head = [...heads[language], ...changes[language]]
  return new File([writeCsv([head, ...lines])], 'audit.csv', { type: 'text/csv; charset=utf-8' })
}
