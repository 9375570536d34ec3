import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { Translate } from '../i18n/translate.ts'
import { readListQuery } from '../list/list-query.ts'
import type { Args } from '../load-context.ts'
import { pageMeta } from '../page-meta.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import { customKindOf } from './custom/custom-extra.ts'
import { readCustomFilter } from './custom/custom-filter.ts'
import { loadExtra } from './custom/load-extra.server.ts'
import type { AnyRegister, ListQuery } from './describe.ts'
import { listPath } from './register-paths.ts'
import { registerTexts, textsName } from './register-texts.ts'
import { requireAccess } from './require-access.server.ts'
import { viewCalls } from './view-calls.server.ts'

/** What the list's page shows: for the route's loader, which may add to it. */
export async function loadList(args: Args, register: AnyRegister) {
  const access = await requireAccess(args, register)
  const [{ t }, query] = await Promise.all([getVisit(args), readQuery(args, register)])
  const { firmId } = access.firm
  const [page, extra, views] = await Promise.all([
    register.calls.list(access, query),
    loadExtra(access, register, 'list', { query }),
    viewCalls(register, access).list(),
  ])
  return {
    head: pageMeta(args, { title: titleOf(register, t) }),
    name: register.name,
    path: listPath(register, firmId),
    query,
    page,
    extra,
    views,
    viewId: new URL(args.request.url).searchParams.get('view') ?? undefined,
  }
}

function titleOf(register: AnyRegister, t: (namespace: string) => Translate): string {
  return registerTexts(register, t(textsName(register)), t('register'))('list.title')
}

/** The query of the page's address; numbers in it may be written as the person's language does. */
export async function readQuery(args: Args, register: AnyRegister): Promise<ListQuery> {
  const numbers = (register.filters ?? []).flatMap((filter) =>
    filter.kind === 'decimalSpan' || filter.kind === 'amountSpan' ? [filter.from, filter.to] : [],
  )
  if (register.isOfPlatform) return readListQuery(register.query, args.request)
  const { locale } = await getFormat(args)
  const url = new URL(args.request.url)
  for (const name of numbers) {
    const typed = url.searchParams.get(name)
    const number = typed ? parseLocaleDecimal(typed, locale) : undefined
    if (number !== undefined) url.searchParams.set(name, number)
  }
  const query = readListQuery(register.query, { url: url.href })
  const custom = customKindOf(register) && readCustomFilter(url.searchParams, locale)
  return custom ? { ...query, custom } : query
}
