import { useT } from '#app/shell/page-context.tsx'
import { HeatMap } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const sold = {
  '09–12': [4, 6, 5, 7, 9, 14, 0],
  '12–15': [8, 9, 11, 10, 15, 22, 0],
  '15–18': [6, 5, 7, 8, 12, 18, 0],
}

export default function Heat() {
  const t = useT('gallery')
  const { weekdays, number } = useSample()
  return (
    <HeatMap
      label={t('words.soldByHour')}
      corner={t('words.time')}
      columns={weekdays()}
      rows={Object.entries(sold).map(([label, values]) => ({
        label,
        cells: values.map((value) => ({ value, text: number(value) })),
      }))}
    />
  )
}
