import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { fiscalContract } from '#contract/tills/fiscal.ts'
import { DeviceState } from '../components/device-state.tsx'
import { fiscalTillPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const devices = await call(fiscalContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('fiscal')('title') }), devices }
}

export default function DeviceListRoute() {
  const { devices } = useLoaderData<typeof loader>()
  const t = useT('fiscal')
  const { firm } = useFirm()
  const { country, needsDevice, rows } = devices
  return (
    <>
      <PageHead title={t('title')} sentence={t(`duty.${country ?? 'none'}`)} />
      {rows.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('title')}
          isStacked
          rows={rows}
          keyOf={(device) => device.tillId}
          columns={[
            {
              head: t('field.till'),
              href: (device) => fiscalTillPath(firm.firmId, device.tillId),
              cell: (device) => device.name,
            },
            {
              head: t('field.state'),
              place: 'state',
              cell: (device) => <DeviceState device={device} needsDevice={needsDevice} />,
            },
            {
              head: t('field.open'),
              place: 'detail',
              cell: (device) =>
                device.waiting + device.missing > 0 &&
                t('list.open', { waiting: device.waiting, missing: device.missing }),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
