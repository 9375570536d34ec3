import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { RegisterForm } from '#app/shell/register/register-form.tsx'
import { registerNamed, registerOf } from '#app/shell/register/registry.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { segmentsContract } from '#contract/customers/segments.ts'
import { newSegmentPath } from '../paths.ts'

/** The form of a new campaign; without a segment it leads to where one is made. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [view, { rows }] = await Promise.all([
    loadNew(args, await registerOf(args)),
    call(segmentsContract.rows, { firmId: firm.firmId, size: 1 }),
  ])
  return { ...view, hasSegment: rows.length > 0 }
}

export async function action(args: Args) {
  return createRecord(args, await registerOf(args))
}

export default function NewCampaignRoute() {
  const { name, path, initial, extra, hasSegment } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('campaigns')
  const words = useT('register')
  const { firm } = useFirm()
  const segment = newSegmentPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('list.new')}
        crumb={{ href: path, label: t('list.title') }}
        actions={hasSegment && <LinkButton href={segment}>{t('new.segment')}</LinkButton>}
      />
      {hasSegment ? (
        <RegisterForm
          register={registerNamed(name)}
          refusal={refusal}
          initial={initial}
          extra={extra}
          submit={words('new.submit')}
          cancelHref={path}
        />
      ) : (
        <Empty
          title={t('new.noSegment')}
          actions={
            <LinkButton href={segment} kind="primary">
              {t('new.segment')}
            </LinkButton>
          }
        >
          {t('new.noSegmentWords')}
        </Empty>
      )}
    </>
  )
}

export const meta = headOf
