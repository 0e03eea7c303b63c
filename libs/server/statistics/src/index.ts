export { StatisticsHttpModule } from './statistics-http.module';
