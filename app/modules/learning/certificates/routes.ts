import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/learning/certificates/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'certificates', needs: 'course:view', file: file('certificates.tsx') },
    {
      path: 'certificates/:certificateId',
      needs: 'course:view',
      writes: 'course:reverse',
      file: file('certificate.tsx'),
    },
    {
      path: 'certificates/:certificateId/pdf',
      needs: 'course:view',
      file: file('certificate-pdf.ts'),
    },
    {
      path: 'courses/:courseId/earlier-certificates',
      needs: 'course:view',
      writes: 'course:reverse',
      file: file('earlier-certificates.tsx'),
    },
    { path: 'my-certificates', needs: 'learning:view', file: file('my-certificates.tsx') },
    {
      path: 'my-certificates/:certificateId/pdf',
      needs: 'learning:view',
      file: file('my-certificate-pdf.ts'),
    },
    {
      path: 'settings/training-gates',
      needs: 'role:edit',
      file: file('training-gates.tsx'),
    },
  ]),
  { path: 'certificates/:token', needs: 'public', file: file('check.tsx') },
]
