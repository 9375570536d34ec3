import { useT } from '#app/shell/page-context.tsx'
import { AgingBars, RankBars, Stack } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const customers = { 'Nordlicht GmbH': 18_200, 'Caffè Luce': 9_400, 'Alder & Co': 4_150 }

export default function Ranks() {
  const t = useT('gallery')
  const { euros } = useSample()
  return (
    <Stack>
      <RankBars
        caption={t('words.sales')}
        rows={Object.entries(customers).map(([label, amount]) => ({
          label,
          amount,
          amountText: euros(amount),
        }))}
      />
      <AgingBars
        caption={t('words.open')}
        rows={[
          { label: t('words.notDue'), amount: 4000, amountText: euros(4000), tone: 'due' },
          { label: t('words.overdue'), amount: 2120, amountText: euros(2120), tone: 'late' },
        ]}
        total={{ label: t('words.total'), amountText: euros(6120) }}
      />
    </Stack>
  )
}
