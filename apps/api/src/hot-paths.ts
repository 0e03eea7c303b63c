/** Public reads that everybody makes, kept as finished bytes (architecture, "Hot reads"). */
export const HOT_PATHS: ReadonlySet<string> = new Set(
  [
    'productView',
    'productPriceByProductId',
    'productPriceByProductIdAndDate',
    'productDetailListByProductId',
    'band',
    'bandById',
    'bandMemberByBandId',
    'stageById',
    'stageTimeByStageId',
    'stageTimeMemberByStageId',
    'bookBankByBandId',
    'videosByProductId',
  ].map((path) => `/api/${path}`),
);
