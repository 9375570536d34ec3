import { ShareLink } from '#app/shell/documents/public/share-link.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { Invoice } from '#contract/selling/invoice.ts'

/** The public link, once there is one. */
export function SharePart({ invoice, origin }: { invoice: Invoice; origin: string }) {
  const t = useT('invoicing')
  const { publicPath, publicUntil, actions } = invoice
  if (!publicPath) return null
  return (
    <ShareLink
      label={t('share.link')}
      hint={t('share.hint')}
      address={origin + publicPath}
      path={publicPath}
      until={publicUntil}
      canChange={actions.includes('share')}
    />
  )
}
