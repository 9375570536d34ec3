import type { FieldProblems } from '#contract/core/errors.ts'
import type { FirmPage } from '../load-context.ts'
import { usePage, useT } from '../page-context.tsx'

type Way = { labelKey: string; path: string }

const firmData: Way = { labelKey: 'wayOut.firmData', path: 'settings/firm' }

/** Pages where what stands in the way is put right, by the problem; each under the firm's address. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  lockedUntil: [
    { labelKey: 'wayOut.exception', path: 'ledger/locks/set/exception' },
    { labelKey: 'wayOut.locks', path: 'ledger/locks' },
  ],
  sellerNeedsTaxNumber: [firmData],
  sellerNeedsVatId: [firmData],
}

/** The first page for each of some problems that the person may open. */
export function waysOut(problems: FieldProblems, { firm, canOpen }: FirmPage) {
  const keys = new Set(Object.values(problems).map(({ key }) => key))
  const found = [...keys].flatMap((key) => {
    const open = (ways[key] ?? []).map(({ labelKey, path }) => ({
      labelKey,
      href: `/firms/${firm.firmId}/${path}`,
    }))
    return open.find(({ href }) => canOpen(href)) ?? []
  })
  return [...new Map(found.map((way) => [way.href, way])).values()]
}

/** Links to the pages where what stands in the way is put right; nothing where there are none. */
export function WaysOut({ problems }: { problems: FieldProblems }) {
  const t = useT('shell')
  const { firmPage } = usePage()
  const found = firmPage ? waysOut(problems, firmPage) : []
  if (found.length === 0) return null
  return (
    <p>
      {found.map(({ labelKey, href }) => (
        <a key={href} href={href}>
          {t(labelKey)}
        </a>
      ))}
    </p>
  )
}
