import type { Args } from '#app/shell/load-context.ts'
import { exportRows } from '#app/shell/register/export.server.ts'
import { requireAdministrator } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/errors.ts'
import { fileLists } from '../file-lists.server.ts'

/** The lists of the platform are of no firm, and whoever sees them may see all their columns. */
const nowhere = {
  firmId: '',
  role: 'readOnly',
  legalName: '',
  tradeName: '',
  country: '',
  baseCurrency: '',
  place: '',
  timeZone: 'UTC',
} as const

/** A list of the platform as CSV or as a workbook, as it is filtered and sorted. */
export async function loader(args: Args) {
  await requireAdministrator(args)
  const [, , name = ''] = new URL(args.request.url).pathname.split('/')
  const list = Object.hasOwn(fileLists, name) ? fileLists[name] : undefined
  if (!list) throw new AppError('not_found', 'No such list')
  const [{ t: texts, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const t = texts('administration')
  const words = texts('register')
  const about = { t, words, format, language, firm: nowhere, can: () => true, extra: undefined }
  return exportRows(args, { name, columns: list.columns }, about, list.read(args))
}
