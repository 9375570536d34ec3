import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { PageQuery } from '#contract/core/page.ts'
import { SupportGrant, supportAccessContract } from '#contract/platform/support-access.ts'
import { ConsentTable } from '../components/consent-table.tsx'
import { GrantForm } from '../components/grant-form.tsx'
import { OpenConsent } from '../components/open-consent.tsx'
import { supportAccessPath, supportRequestsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const page = await call(supportAccessContract.list, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('administration')('support.title') }), query, page }
}

/** Lets administrators of the platform in for a time, or no longer. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const done = (message: string) =>
    redirectWithToast(args, supportAccessPath(firmId), { type: 'success', message })
  if (form.intent === 'end') {
    await call(supportAccessContract.end, { firmId })
    return done(t('support.ended'))
  }
  const { value, refusal } = parseForm(SupportGrant, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(supportAccessContract.grant, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return done(t('support.granted'))
}

export default function SupportAccessRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('administration')
  const { firm } = useFirm()
  const open = page.rows.find(({ endedAt }) => endedAt === null)
  return (
    <>
      <PageHead
        title={t('support.title')}
        sentence={t('support.sentence')}
        actions={
          <LinkButton icon="history" href={supportRequestsPath(firm.firmId)}>
            {t('support.requests')}
          </LinkButton>
        }
      />
      <div>
        <Rules columns="two">
          <RulesCell title={open ? t('support.openNow') : t('support.closed')}>
            <OpenConsent consent={open} />
          </RulesCell>
          <RulesCell title={open ? t('support.extend') : t('support.grant')}>
            <GrantForm refusal={refusal} />
          </RulesCell>
        </Rules>
        <Rules>
          <RulesCell title={t('support.past')} isFlush>
            <ConsentTable rows={page.rows} />
          </RulesCell>
        </Rules>
      </div>
      <ListPager page={page} path={supportAccessPath(firm.firmId)} query={query} />
    </>
  )
}

export const meta = headOf
