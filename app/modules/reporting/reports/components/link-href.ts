import { accountPath, entryPath } from '#app/modules/books/ledger/index.ts'
import { openItemsPath } from '#app/modules/books/settlement/index.ts'
import { itemPath } from '#app/modules/catalogue/items/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { type ReportLink, ReportQuery } from '#contract/reporting/reports.ts'
import { reportPath } from '../paths.ts'

/** Where a link of a report leads; undefined where its document has no page of its own. */
export function linkHref(firmId: string, link: ReportLink): string | undefined {
  switch (link.target) {
    case 'report':
      return reportPath(firmId, link.report, ReportQuery.parse(link.query))
    case 'account':
      return accountPath(firmId, link.code)
    case 'entry':
      return entryPath(firmId, link.id)
    case 'document':
      return documentHref(firmId, link.documentKind, link.id)
    case 'tills':
      return documentHref(firmId, 'tills', '')
    case 'party':
      return partyPath(firmId, link.id)
    case 'item':
      return itemPath(firmId, link.id)
    case 'openItems': {
      const { target: _, partyId, ...query } = link
      return openItemsPath(firmId, { ...query, partyId: partyId ?? undefined })
    }
  }
}
