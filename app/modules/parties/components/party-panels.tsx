import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Row, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Party } from '#contract/parties.ts'
import type { PartyPanelsView } from '../panels.ts'
import { elsewherePaths, partyDocumentsPath } from '../paths.ts'
import { DocumentsTable } from './documents-table.tsx'

type PartyPanelsProps = { record: Party; panels: PartyPanelsView }

/** The last documents of a party of whatever kind, with the way to all and to the statement. */
export function PartyPanels({ record, panels }: PartyPanelsProps) {
  const t = useT('parties')
  const { firm, can } = useFirm()
  const { documents, hasMore } = panels
  if (documents.length === 0) return null
  const { statement } = elsewherePaths(firm.firmId, record.id)
  return (
    <Rules>
      <RulesCell
        title={t('panel.documents')}
        aside={
          <Row>
            {can('payment:view') && <More href={statement}>{t('statement.open')}</More>}
            {hasMore && (
              <More href={partyDocumentsPath(firm.firmId, record.id)}>{t('panel.all')}</More>
            )}
          </Row>
        }
      >
        <DocumentsTable rows={documents} />
      </RulesCell>
    </Rules>
  )
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}
