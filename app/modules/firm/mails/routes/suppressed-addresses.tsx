import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { requiredText } from '#contract/core/fields.ts'
import { PageQuery } from '#contract/core/page.ts'
import { mailSettingsContract } from '#contract/firm/mail-settings.ts'
import { SuppressedTable } from '../components/suppressed-table.tsx'
import { mailSettingsPath, suppressedPath } from '../paths.ts'

const Allowed = z.object({ address: requiredText(320) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const page = await call(mailSettingsContract.listSuppressed, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('mails')('suppressed.title') }), query, page }
}

/** Lets mail go to an address again. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Allowed, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const { firmId } = firm
  await call(mailSettingsContract.allow, { ...value, firmId }, { idempotencyKey })
  const message = t('mail')('done.allowed')
  return redirectWithToast(args, suppressedPath(firmId), { type: 'success', message })
}

export default function SuppressedAddressesRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('mails')
  const { firm } = useFirm()
  const path = suppressedPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('suppressed.title')}
        sentence={t('suppressed.sentence')}
        crumb={{ href: mailSettingsPath(firm.firmId), label: t('settings.title') }}
      />
      <ListBar path={path} q={query.q} label={t('suppressed.search')} />
      {page.rows.length > 0 && <SuppressedTable rows={page.rows} />}
      {page.rows.length === 0 && query.q && <NothingFoundFor q={query.q} clearHref={path} />}
      {page.rows.length === 0 && !query.q && (
        <Empty title={t('suppressed.none')}>{t('suppressed.noneWords')}</Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

export const meta = headOf
