import { Toast, ToastRegion } from '#app/ui/index.ts'
import { usePage, useT } from './page-context.tsx'

const tones = { success: 'ok', info: 'info', warning: 'warn', error: 'bad' } as const

/** The toast that was left for this page; signed-in pages have room for those to come. */
export function FlashToasts() {
  const { toast, session } = usePage()
  const t = useT('shell')
  if (!toast && !session) return null
  return (
    <ToastRegion>
      {toast && (
        <Toast
          tone={tones[toast.type]}
          title={toast.message}
          detail={toast.description}
          closeLabel={t('close')}
        />
      )}
    </ToastRegion>
  )
}
