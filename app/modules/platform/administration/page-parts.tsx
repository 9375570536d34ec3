import { usePage } from '#app/shell/page-context.tsx'
import { SupportBand, VisitBand } from './components/support-band.tsx'

/** On every page of a firm that lets administrators of the platform in, for its members and for them. */
export function Band() {
  const { session, firmPage } = usePage()
  const firm = firmPage?.firm
  if (!session || !firm) return null
  const isFirm = ({ firmId }: { firmId: string }) => firmId === firm.firmId
  if (session.visitedFirms?.some(isFirm)) return <VisitBand firm={firm} />
  const access = session.supportAccess?.find(isFirm)
  return access ? <SupportBand access={access} canEnd={firmPage.can('firm:consent')} /> : null
}
