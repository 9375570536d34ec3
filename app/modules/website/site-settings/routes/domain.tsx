import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  FactList,
  PageHead,
  RowsTable,
  Rules,
  RulesCell,
  Stack,
  Status,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type SiteDomain,
  SiteDomainInput,
  siteDomainContract,
} from '#contract/website/site-domain.ts'
import { siteDomainPath } from '../paths.ts'

const dialogId = 'remove-domain'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const domain = await call(siteDomainContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('site-settings')('domain.title') }), domain }
}

/** Names the domain, checks its records, or gives it up. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('site-settings')
  const { firmId } = firm
  const form = await readForm(args.request)
  const to = siteDomainPath(firmId)
  if (form.intent === 'check' || form.intent === 'remove') {
    const step = form.intent === 'check' ? siteDomainContract.check : siteDomainContract.remove
    const done = await attempt(form, () => call(step, { firmId }))
    if (done.refusal) return refuse(done.refusal, done.status)
    const isFound = form.intent === 'remove' || done.value.isActive
    const key = form.intent === 'remove' ? 'removed' : isFound ? 'active' : 'missing'
    const type = isFound ? 'success' : 'warning'
    return redirectWithToast(args, to, { type, message: t(`domain.${key}`) })
  }
  const { value, refusal } = parseForm(SiteDomainInput, form)
  if (refusal) return refuse(refusal)
  const saved = await attempt(form, () => call(siteDomainContract.set, { ...value, firmId }))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  return redirectWithToast(args, to, { type: 'success', message: t('domain.saved') })
}

export default function SiteDomainRoute() {
  const { domain } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-settings')
  const { firm, can } = useFirm()
  const site = `/firms/${firm.firmId}/website`
  const mayRemove = domain.host !== '' && can(needsOf(siteDomainContract.remove))
  return (
    <>
      <PageHead
        title={t('domain.title')}
        sentence={t('domain.sentence')}
        crumb={{ href: site, label: t('site') }}
        actions={
          mayRemove && (
            <Button kind="danger" icon="trash-2" opens={dialogId}>
              {t('domain.remove')}
            </Button>
          )
        }
      />
      <PageForm
        id="site-domain"
        refusal={refusal}
        initial={{ host: domain.host }}
        labels={{ host: t('field.host') }}
        submit={t('save')}
        cancelHref={site}
      >
        <FormSection title={t('domain.name')} words={t('domain.nameWords')}>
          <TextField name="host" maxLength={253} hint={t('domain.hostHint')} />
        </FormSection>
      </PageForm>
      {domain.host !== '' && <Records domain={domain} />}
      {mayRemove && (
        <AskDialog
          id={dialogId}
          title={t('domain.removeAsk', { host: domain.host })}
          words={t('domain.removeWords')}
          intent="remove"
          submit={t('domain.remove')}
          keep={t('domain.keep')}
        />
      )}
    </>
  )
}

function Records({ domain }: { domain: SiteDomain }) {
  const t = useT('site-settings')
  const { dateTime } = useFormat()
  const { isActive, checkedAt, problem, records } = domain
  return (
    <Rules>
      <RulesCell title={t('domain.state')}>
        <Stack>
          <FactList
            facts={[
              {
                term: t('domain.state'),
                value: (
                  <Status kind={isActive ? 'paid' : 'draft'}>
                    {t(isActive ? 'domain.isActive' : 'domain.isWaiting')}
                  </Status>
                ),
              },
              ...(checkedAt ? [{ term: t('domain.checked'), value: dateTime(checkedAt) }] : []),
              ...(problem
                ? [{ term: t('domain.problem'), value: t(`domain.problems.${problem}`) }]
                : []),
            ]}
          />
          <form method="post">
            <IdempotencyField />
            <Button kind="primary" icon="refresh-cw" name="intent" value="check">
              {t('domain.check')}
            </Button>
          </form>
        </Stack>
      </RulesCell>
      <RulesCell isFlush title={t('domain.records')}>
        <RowsTable
          caption={t('domain.records')}
          isStacked
          rows={records}
          keyOf={({ type }) => type}
          columns={[
            {
              head: t('domain.recordName'),
              place: 'name',
              cell: ({ name }) => <code>{name}</code>,
            },
            { head: t('domain.recordType'), place: 'detail', cell: ({ type }) => type },
            {
              head: t('domain.recordValue'),
              place: 'secondDetail',
              cell: ({ value }) => <code>{value}</code>,
            },
          ]}
        />
      </RulesCell>
    </Rules>
  )
}

export const meta = headOf
