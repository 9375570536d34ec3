import { useFormat } from '#app/shell/page-context.tsx'

/** When somebody was last there, as people say it; a dash for never. */
export function Seen({ at }: { at: string | null }) {
  const { relative, dateTime } = useFormat()
  if (at === null) return '–'
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relative(at)}
    </time>
  )
}
