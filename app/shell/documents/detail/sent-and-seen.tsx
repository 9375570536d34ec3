import { classes, text } from '#app/ui/index.ts'
import { useFormat, useT } from '../../page-context.tsx'

type SentAndSeenProps = {
  /** Namespace of the kind's texts. */
  texts: string
  of: { sentAt: string | null; viewedAt: string | null }
}

/** When an offered document left by mail, and when its customer first looked at it. */
export function SentAndSeen({ texts, of: { sentAt, viewedAt } }: SentAndSeenProps) {
  const t = useT(texts)
  const { dateTime } = useFormat()
  return (
    <>
      {sentAt && (
        <p className={classes(text.tiny, text.soft)}>
          {t('standing.sentAt', { time: dateTime(sentAt) })}
        </p>
      )}
      {viewedAt && (
        <p className={classes(text.tiny, text.soft)}>
          {t('standing.viewedAt', { time: dateTime(viewedAt) })}
        </p>
      )}
    </>
  )
}
