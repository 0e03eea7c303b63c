import type { AccessRows } from './rules';

/** Who watched. */
export const STATISTICS = {
  'DELETE /videosStatistics': 'band row',
  'GET /videosStatistics': 'customers, band',
  'GET /videosStatisticsById': 'own row, band row',
  'GET /videosStatisticsByLast': 'own rows, band',
  'GET /videosStatisticsByUserId': 'own rows, band',
  'GET /videosStatisticsByUserIdAndProductId': 'own rows, band',
  'GET /videosStatisticsByUserLastViewed': 'own rows, band',
  'GET /videosStatisticsByUserMonth': 'own rows, band',
  'GET /videosStatisticsByUserMonthTime': 'own rows, band',
  'GET /videosStatisticsByUserTodayTime': 'own rows, band',
  'GET /videosStatisticsByUserVideoLastTime': 'own rows, band',
  'GET /videosStatisticsByUserVideoToday': 'own rows, band',
  'GET /videosStatisticsByUserWeekTime': 'own rows, band',
  'GET /videosStatisticsChartByUserMonth': 'own rows, band',
  'GET /videosStatisticsDetailByUser': 'own rows, band',
  'GET /videosStatisticsShow': 'band row',
  'GET /videosStatisticsShowPeople': 'band row',
  'GET /videosStatisticsShowPeopleFile': 'band row',
  'GET /videosStatisticsShowRetention': 'band row',
  'GET /videosStatisticsShowViewer': 'band row',
  'GET /videosStatisticsShowReplay': 'band row',
  'GET /videosStatisticsShowViewers': 'band row',
} as const satisfies AccessRows;
