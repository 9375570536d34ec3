import { useFirm } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { EmployeeInChart } from '#contract/people/employees.ts'
import { employeePath } from '../paths.ts'
import * as styles from './chart.css.ts'

type ChartBranchProps = { people: readonly EmployeeInChart[]; managerId: string }

/** Those who report to somebody, each with who reports to them. */
export function ChartBranch({ people, managerId }: ChartBranchProps) {
  const { firm } = useFirm()
  const here = people.filter((one) => one.managerId === managerId)
  if (here.length === 0) return null
  return (
    <ul className={styles.branch}>
      {here.map(({ id, name, jobTitle }) => (
        <li key={id} className={styles.person}>
          <a className={text.link} href={employeePath(firm.firmId, id)}>
            {name}
          </a>
          {jobTitle && <span className={text.soft}> {jobTitle}</span>}
          <ChartBranch people={people} managerId={id} />
        </li>
      ))}
    </ul>
  )
}
