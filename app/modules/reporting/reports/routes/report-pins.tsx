import { useLoaderData } from '@remix-run/react'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, Field, LinkButton, PageHead, Select, SheetPad } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { PinLook, type ReportPin, reportPinsContract } from '#contract/reporting/report-pins.ts'
import * as styles from '../components/reports.css.ts'
import { pinsPath, reportsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const pins = await call(reportPinsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('pins.title') }), pins }
}

const steps = { keep: 'stay', earlier: 'earlier', later: 'later' } as const

/** Changes how a pin looks or its place, or takes it off the dashboard. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const reportPinId = Id.safeParse(textAt(form.data, 'reportPinId')).data
  const look = PinLook.safeParse(textAt(form.data, 'look')).data
  const { intent } = form
  if (!reportPinId || !look) throw new AppError('malformed', 'No such pin')
  if (intent === 'unpin') {
    await call(reportPinsContract.delete, { firmId, reportPinId })
  } else if (intent === 'keep' || intent === 'earlier' || intent === 'later') {
    await call(reportPinsContract.update, { firmId, reportPinId, look, step: steps[intent] })
  } else {
    throw new AppError('malformed', 'Unknown intent')
  }
  const message = t('reports')(intent === 'unpin' ? 'pins.unpinned' : 'pins.changed')
  return redirectWithToast(args, pinsPath(firmId), { type: 'success', message })
}

export default function ReportPinsRoute() {
  const { pins } = useLoaderData<typeof loader>()
  const t = useT('reports')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('pins.title')}
        sentence={t('pins.sentence')}
        crumb={{ href: reportsPath(firm.firmId), label: t('menu.reports') }}
        actions={
          <LinkButton icon="layout-dashboard" href={`/firms/${firm.firmId}/dashboard`}>
            {t('pins.toDashboard')}
          </LinkButton>
        }
      />
      {pins.length === 0 ? (
        <Empty title={t('pins.emptyTitle')}>{t('pins.emptyWords')}</Empty>
      ) : (
        <SheetPad>
          {pins.map((pin, at) => (
            <PinForm key={pin.id} pin={pin} isFirst={at === 0} isLast={at === pins.length - 1} />
          ))}
        </SheetPad>
      )}
    </>
  )
}

function PinForm({ pin, isFirst, isLast }: { pin: ReportPin; isFirst: boolean; isLast: boolean }) {
  const t = useT('reports')
  const { id, name, look } = pin
  return (
    <form method="post" className={styles.pinRow}>
      <IdempotencyField />
      <input type="hidden" name="reportPinId" value={id} />
      <p className={styles.pinName}>{name}</p>
      <Field id={`look-${id}`} label={t('pins.look')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="look"
            defaultValue={look}
            options={PinLook.options.map((value) => ({ value, label: t(`pins.looks.${value}`) }))}
          />
        )}
      </Field>
      <Button name="intent" value="keep">
        {t('pins.show')}
      </Button>
      {!isFirst && (
        <Button kind="ghost" icon="arrow-up" name="intent" value="earlier">
          {t('pins.earlier')}
        </Button>
      )}
      {!isLast && (
        <Button kind="ghost" icon="arrow-down" name="intent" value="later">
          {t('pins.later')}
        </Button>
      )}
      <Button kind="ghost" icon="x" name="intent" value="unpin">
        {t('pins.unpin')}
      </Button>
    </form>
  )
}

export const meta = headOf
