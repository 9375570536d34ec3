import { useFormat, useT } from '#app/shell/page-context.tsx'

type Told = { date: string; name: string; text: string; reference: string }

/** When the bank moved money and what it says of that, in lines that are taken and in a sample. */
export function useLineColumns() {
  const t = useT('bank')
  const { date } = useFormat()
  return {
    date: {
      head: t('line.date'),
      tone: 'soft' as const,
      place: 'secondDetail' as const,
      cell: (line: Told) => date(line.date, 'medium'),
    },
    text: {
      head: t('line.text'),
      tone: 'soft' as const,
      place: 'detail' as const,
      cell: ({ name, text, reference }: Told) =>
        [name && text, reference].filter(Boolean).join(' · '),
    },
  }
}
