import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Employee } from '#contract/people/employees.ts'
import type { EmployeePanelsView } from '../panels.ts'
import { contractsPath, employeePath, newContractPath } from '../paths.ts'
import { ContractTable } from './contract-table.tsx'

type EmployeePanelsProps = { record: Employee; panels: EmployeePanelsView }

/** What somebody works for, and who reports to them. */
export function EmployeePanels({ record, panels }: EmployeePanelsProps) {
  const t = useT('employees')
  const { firm } = useFirm()
  const { contracts, reports } = panels
  if (!contracts && reports.length === 0) return null
  return (
    <Rules>
      {contracts && (
        <RulesCell
          title={t('contracts.list.title')}
          aside={
            <LinkButton href={newContractPath(firm.firmId, record.id)} size="s" icon="plus">
              {t('contracts.list.new')}
            </LinkButton>
          }
        >
          {contracts.length === 0 ? (
            <p className={text.soft}>{t('panel.noContract')}</p>
          ) : (
            <ContractTable
              contracts={contracts}
              hrefOf={(id) => `${contractsPath(firm.firmId)}/${id}`}
            />
          )}
        </RulesCell>
      )}
      {reports.length > 0 && (
        <RulesCell title={t('panel.reports')}>
          <ul>
            {reports.map(({ id, name, jobTitle }) => (
              <li key={id}>
                <a className={text.link} href={employeePath(firm.firmId, id)}>
                  {name}
                </a>{' '}
                <span className={text.soft}>{jobTitle}</span>
              </li>
            ))}
          </ul>
        </RulesCell>
      )}
    </Rules>
  )
}
