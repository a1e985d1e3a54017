// Loader of the page /all-course.
import { COURSES_PER_PAGE, listCourses } from "../../api/courses.ts";
import { toListedPage } from "../../api/page.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { type CourseAddress, readCourseAddress } from "./course-address.ts";
import { type CourseItem, toCourseItem } from "./course-item.ts";

export interface Catalogue {
  courses: CourseItem[];
  currentPage: number;
  totalPages: number;
  totalCourses: number;
  coursesPerPage: number;
  failed: boolean;
  isPastEnd: boolean;
  /** Page, order and filters that the address asks for. */
  address: CourseAddress;
}

export async function loadCatalogue({ api, url }: Pick<PageSource, "api" | "url">): Promise<Catalogue> {
  const address = readCourseAddress(url.searchParams);
  const result = await listCourses(api, { ...address, pageSize: COURSES_PER_PAGE });
  const { rows, total, page, ...rest } = toListedPage(result, "The courses");
  return {
    ...rest,
    courses: rows.map(toCourseItem),
    currentPage: page,
    totalCourses: total,
    coursesPerPage: COURSES_PER_PAGE,
    address,
  };
}
