// Numbers as people of a language write them.

/** Write a number with so many places behind the point; `plus` tells the way of a difference. */
export function written(language: string, value: number, digits: number, plus = false): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: plus ? "exceptZero" : "auto",
  })
  return format.format(value).replace("-", "−")
}
