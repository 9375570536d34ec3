import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, Empty, PageHead, Row, RowsTable } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { kiosksContract } from '#contract/people/kiosks.ts'
import { kioskCodesPath, kiosksPath } from '../paths.ts'

/** Who has a code for the kiosks. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, codes] = await Promise.all([
    getVisit(args),
    call(kiosksContract.codes, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('codes.title') }), codes }
}

const Asked = z.object({ employeeId: Id })

/** Gives somebody a code, which stands in the answer and nowhere else, or takes it away. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Asked, form)
  if (refusal) return refuse(refusal)
  const ids = { ...value, firmId: firm.firmId }
  const { idempotencyKey } = form
  if (form.intent === 'take') {
    const taken = await attempt(form, () => call(kiosksContract.takeCode, ids, { idempotencyKey }))
    if (taken.refusal) return refuse(taken.refusal, taken.status)
    const message = t('attendance')('codes.taken')
    return redirectWithToast(args, kioskCodesPath(firm.firmId), { type: 'success', message })
  }
  const given = await attempt(form, () => call(kiosksContract.giveCode, ids, { idempotencyKey }))
  if (given.refusal) return refuse(given.refusal, given.status)
  const { name, code } = given.value
  return data({ given: { name, code } }, { headers: { 'cache-control': 'no-store' } })
}

export default function KioskCodesRoute() {
  const { codes } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('attendance')
  const format = useFormat()
  const { firm, can } = useFirm()
  const given = answer && 'given' in answer ? answer.given : undefined
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  return (
    <>
      <PageHead
        title={t('codes.title')}
        sentence={t('codes.sentence')}
        crumb={{ href: kiosksPath(firm.firmId), label: t('kiosks.list.title') }}
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="codes" />
      {given && (
        <Band tone="ok" title={t('codes.given', given)}>
          {t('codes.givenWords')}
        </Band>
      )}
      {codes.length === 0 ? (
        <Empty title={t('codes.none')}>{t('codes.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('codes.title')}
          isStacked
          rows={codes}
          keyOf={({ employeeId }) => employeeId}
          columns={[
            { head: t('codes.person'), place: 'name', tone: 'strong', cell: ({ name }) => name },
            {
              head: t('codes.since'),
              place: 'detail',
              cell: ({ since }) => (since ? format.dateTime(since) : t('codes.without')),
            },
            {
              head: t('codes.change'),
              place: 'figure',
              cell: ({ employeeId, name, since }) => (
                <form method="post">
                  <IdempotencyField />
                  <input type="hidden" name="employeeId" value={employeeId} />
                  <Row>
                    <Button
                      size="s"
                      icon="key-round"
                      name="intent"
                      value="give"
                      aria-label={t('codes.giveTo', { name })}
                    >
                      {t(since ? 'codes.giveAgain' : 'codes.give')}
                    </Button>
                    {since && can('attendance:delete') && (
                      <Button
                        size="s"
                        icon="x"
                        name="intent"
                        value="take"
                        aria-label={t('codes.takeFrom', { name })}
                      >
                        {t('codes.take')}
                      </Button>
                    )}
                  </Row>
                </form>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
