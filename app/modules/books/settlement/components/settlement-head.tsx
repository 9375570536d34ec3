import { useFirm, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import { ageingPath, openItemsPath } from '../paths.ts'

const openViews = {
  receivable: { direction: 'receivable', view: 'owed' },
  payable: { direction: 'payable', view: 'owed' },
  customerCredit: { direction: 'receivable', view: 'credit' },
  supplierCredit: { direction: 'payable', view: 'credit' },
} as const
export type OpenView = keyof typeof openViews

type SettlementHeadProps = { current: OpenView | 'ageing'; asOf: string | undefined }

/** Head of what is open with a tab for each side of it. */
export function SettlementHead({ current, asOf }: SettlementHeadProps) {
  const t = useT('settlement')
  const { firm } = useFirm()
  const sides = Object.entries(openViews).map(([name, query]) => ({
    href: openItemsPath(firm.firmId, { ...query, asOf }),
    label: t(`tab.${name}`),
    isCurrent: name === current,
  }))
  const ageing = {
    href: ageingPath(firm.firmId, { asOf }),
    label: t('tab.ageing'),
    isCurrent: current === 'ageing',
  }
  const title = current === 'ageing' ? t('ageing.title') : t('list.title')
  return (
    <>
      <PageHead title={title} sentence={t(`sentence.${current}`)} />
      <Tabs isPadded label={t('menu.openItems')} tabs={[...sides, ageing]} />
    </>
  )
}
