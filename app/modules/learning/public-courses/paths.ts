/** Who ordered a course. */
export function ordersPath(firmId: string, courseId: string): string {
  return `/firms/${firmId}/courses/${courseId}/orders`
}

export function orderPath(firmId: string, courseOrderId: string): string {
  return `/firms/${firmId}/course-orders/${courseOrderId}`
}

/** The page of a course that anybody may order. */
export function publicCoursePath(token: string, isSent = false): string {
  return `/learn/${token}${isSent ? '?sent' : ''}`
}

/** The course of somebody who has a link of their own. */
export function learningPath(token: string): string {
  return `/learning/${token}`
}
