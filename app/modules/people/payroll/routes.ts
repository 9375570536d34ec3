import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/people/payroll/routes'
const view = 'payroll:view'
const edit = 'payroll:edit'

export const routes = [
  ...firmRoutes([
    { path: 'payroll', file: `${folder}/run-list.tsx`, needs: view },
    { path: 'payroll/new', file: `${folder}/run-new.tsx`, needs: edit },
    { path: 'payroll/people', file: `${folder}/pay-data.tsx`, needs: view },
    {
      path: 'payroll/people/:employeeId',
      file: `${folder}/pay-person.tsx`,
      needs: view,
      writes: edit,
    },
    {
      path: 'payroll/people/:employeeId/figures',
      file: `${folder}/pay-figures.tsx`,
      needs: edit,
    },
    {
      path: 'payroll/people/:employeeId/year/:year',
      file: `${folder}/pay-year.tsx`,
      needs: view,
    },
    {
      path: 'payroll/people/:employeeId/year/:year/pdf',
      file: `${folder}/pay-year-pdf.ts`,
      needs: view,
    },
    {
      path: 'payroll/dues',
      file: `${folder}/dues.tsx`,
      needs: view,
      writes: 'payroll:post',
    },
    { path: 'payroll/:payrollRunId', file: `${folder}/run-detail.tsx`, needs: view },
    {
      path: 'payroll/:payrollRunId/file',
      file: `${folder}/salary-file.ts`,
      needs: 'payroll:post',
    },
    { path: 'payroll/:payrollRunId/:payslipId/pdf', file: `${folder}/payslip-pdf.ts`, needs: view },
    {
      path: 'payroll/:payrollRunId/:payslipId',
      file: `${folder}/payslip.tsx`,
      needs: view,
      writes: edit,
    },
    { path: 'my-payslips', file: `${folder}/own-payslips.tsx`, needs: 'employee:own' },
    { path: 'my-payslips/year/:year', file: `${folder}/own-year.tsx`, needs: 'employee:own' },
    {
      path: 'my-payslips/year/:year/pdf',
      file: `${folder}/own-year-pdf.ts`,
      needs: 'employee:own',
    },
    { path: 'my-payslips/:payslipId', file: `${folder}/own-payslip.tsx`, needs: 'employee:own' },
    {
      path: 'my-payslips/:payslipId/pdf',
      file: `${folder}/own-payslip-pdf.ts`,
      needs: 'employee:own',
    },
  ]),
  ...registerRoutes({
    ...{ path: 'pay-components', idParam: 'componentId', view, edit },
    files: { import: null, batch: null, refused: null },
  }),
  ...registerRoutes({
    ...{ path: 'pay-orders', idParam: 'payOrderId', view, edit },
    files: { import: null, batch: null, refused: null },
  }),
  ...registerRoutes({
    ...{ path: 'pay-advances', idParam: 'payAdvanceId', view, edit },
    files: { import: null, batch: null, refused: null },
  }),
]
