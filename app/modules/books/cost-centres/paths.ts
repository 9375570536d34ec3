export function costCentresPath(firmId: string): string {
  return `/firms/${firmId}/cost-centres`
}
