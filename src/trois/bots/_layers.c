/* Layers of a network in C: what trois.bots.layers does in Python, with exactly the same answers. Sums go on per unit
 * while the inputs are walked through, which compilers turn into vector instructions. The first layer's weights and
 * inputs are whole numbers, whose sums are exact in any form: short ones are added up, eight or sixteen at a time. The
 * second layer is summed in the order of plain Python. Without this module the plain loops are used. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NAME "trois.layer"
#define MOST_UNITS 1024
#define MOST_TERMS 2048
#define MOST_IN_ALL INT16_MAX /* times as much: what 32 bits can hold */

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

typedef struct {
    Py_ssize_t inputs, units;
    double *weights; /* by input, then by unit */
    int16_t *shorts; /* the same, if all of them are whole and short */
    double *start;
} Layer;

/* The inputs that are not 0. */
typedef struct {
    Py_ssize_t count;
    long in_all;
    Py_ssize_t place[MOST_TERMS];
    long amount[MOST_TERMS];
} Terms;

static void layer_free(PyObject *capsule)
{
    Layer *layer = PyCapsule_GetPointer(capsule, NAME);
    if (layer != NULL) {
        PyMem_Free(layer->weights);
        PyMem_Free(layer->shorts);
        PyMem_Free(layer->start);
        PyMem_Free(layer);
    }
}

static int fill(Layer *layer, PyObject *rows, PyObject *start)
{
    for (Py_ssize_t unit = 0; unit < layer->units; unit++) {
        PyObject *row = PyList_GET_ITEM(rows, unit);
        if (!PyList_Check(row) || PyList_GET_SIZE(row) != layer->inputs) {
            PyErr_SetString(PyExc_ValueError, "rows of a layer must be lists of one length");
            return -1;
        }
        for (Py_ssize_t i = 0; i < layer->inputs; i++)
            layer->weights[i * layer->units + unit] = PyFloat_AsDouble(PyList_GET_ITEM(row, i));
        layer->start[unit] = PyFloat_AsDouble(PyList_GET_ITEM(start, unit));
    }
    return PyErr_Occurred() ? -1 : 0;
}

/* Keep short weights where all are whole: a first layer. */
static int shorten(Layer *layer)
{
    Py_ssize_t count = layer->inputs * layer->units;
    for (Py_ssize_t i = 0; i < count; i++)
        if (layer->weights[i] != floor(layer->weights[i]) || fabs(layer->weights[i]) > INT16_MAX)
            return 0;
    layer->shorts = PyMem_Calloc((size_t)count + 1, sizeof(int16_t));
    if (layer->shorts == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++)
        layer->shorts[i] = (int16_t)layer->weights[i];
    return 0;
}

/* layer(rows, start): the weights of a layer by unit, and what each unit starts from */
static PyObject *make_layer(PyObject *self, PyObject *args)
{
    PyObject *rows, *start;
    if (!PyArg_ParseTuple(args, "O!O!", &PyList_Type, &rows, &PyList_Type, &start))
        return NULL;
    Py_ssize_t units = PyList_GET_SIZE(rows);
    if (units < 1 || units > MOST_UNITS || PyList_GET_SIZE(start) != units || !PyList_Check(PyList_GET_ITEM(rows, 0))) {
        PyErr_SetString(PyExc_ValueError, "a layer needs 1 to 1024 rows and as many starts");
        return NULL;
    }
    Layer *layer = PyMem_Calloc(1, sizeof(Layer));
    if (layer == NULL)
        return PyErr_NoMemory();
    layer->units = units;
    layer->inputs = PyList_GET_SIZE(PyList_GET_ITEM(rows, 0));
    layer->weights = PyMem_Calloc((size_t)(layer->inputs * units) + 1, sizeof(double));
    layer->start = PyMem_Calloc((size_t)units, sizeof(double));
    PyObject *capsule = PyCapsule_New(layer, NAME, layer_free);
    if (capsule == NULL || layer->weights == NULL || layer->start == NULL || fill(layer, rows, start) < 0 ||
        shorten(layer) < 0) {
        Py_XDECREF(capsule);
        return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    }
    return capsule;
}

static void add(double *sums, const double *weights, double amount, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++)
        sums[unit] += weights[unit] * amount;
}

static int add_term(Terms *terms, Py_ssize_t inputs, Py_ssize_t place, long amount)
{
    if (place < 0 || place >= inputs || terms->count >= MOST_TERMS) {
        PyErr_SetString(PyExc_IndexError, "no such input");
        return -1;
    }
    terms->place[terms->count] = place;
    terms->amount[terms->count++] = amount;
    terms->in_all += labs(amount);
    return 0;
}

/* Of inputs in full, or of the places of those that are 1. */
static int read_terms(Terms *terms, Py_ssize_t inputs, PyObject *list, int are_places)
{
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (!are_places && count != inputs) {
        PyErr_SetString(PyExc_ValueError, "not the inputs of this layer");
        return -1;
    }
    terms->count = terms->in_all = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(list, i));
        if (number == -1 && PyErr_Occurred())
            return -1;
        if ((are_places || number != 0) && add_term(terms, inputs, are_places ? number : i, are_places ? 1 : number) < 0)
            return -1;
    }
    return 0;
}

FOR_EACH_PROCESSOR
static void add_shorts(int32_t *sums, const int16_t *weights, Py_ssize_t units, const Terms *terms)
{
    for (Py_ssize_t i = 0; i < terms->count; i++) {
        const int16_t *row = weights + terms->place[i] * units;
        int16_t amount = (int16_t)terms->amount[i];
        for (Py_ssize_t unit = 0; unit < units; unit++)
            sums[unit] += row[unit] * amount;
    }
}

static void first_sums(const Layer *first, const Terms *terms, double *sums)
{
    if (first->shorts != NULL && terms->in_all <= MOST_IN_ALL) {
        int32_t whole[MOST_UNITS] = {0};
        add_shorts(whole, first->shorts, first->units, terms);
        for (Py_ssize_t unit = 0; unit < first->units; unit++)
            sums[unit] = whole[unit];
        return;
    }
    memset(sums, 0, (size_t)first->units * sizeof(double));
    for (Py_ssize_t i = 0; i < terms->count; i++)
        add(sums, first->weights + terms->place[i] * first->units, (double)terms->amount[i], first->units);
}

/* two(first, second, scale, inputs, are_places): the units of the second layer, then the first layer's units that have
 * no place in the second one */
static PyObject *two_layers(PyObject *self, PyObject *args)
{
    PyObject *one, *other, *inputs;
    double scale, sums[MOST_UNITS], totals[MOST_UNITS];
    int are_places;
    Terms terms;
    if (!PyArg_ParseTuple(args, "OOdO!p", &one, &other, &scale, &PyList_Type, &inputs, &are_places))
        return NULL;
    const Layer *first = PyCapsule_GetPointer(one, NAME);
    const Layer *second = first == NULL ? NULL : PyCapsule_GetPointer(other, NAME);
    if (second == NULL || read_terms(&terms, first->inputs, inputs, are_places) < 0)
        return NULL;
    if (second->inputs > first->units) {
        PyErr_SetString(PyExc_ValueError, "the second layer is wider than the first");
        return NULL;
    }
    first_sums(first, &terms, sums);
    memcpy(totals, second->start, (size_t)second->units * sizeof(double));
    for (Py_ssize_t unit = 0; unit < first->units; unit++) {
        sums[unit] = sums[unit] * scale + first->start[unit];
        if (unit < second->inputs && sums[unit] > 0.0)
            add(totals, second->weights + unit * second->units, sums[unit], second->units);
    }
    Py_ssize_t straight = first->units - second->inputs;
    PyObject *found = PyList_New(second->units + straight);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < second->units + straight; i++) {
        double number = i < second->units ? (totals[i] > 0.0 ? totals[i] : 0.0) : sums[second->inputs + i - second->units];
        PyObject *boxed = PyFloat_FromDouble(number);
        if (boxed == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, boxed);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"layer", make_layer, METH_VARARGS, "The weights of a layer, laid out for `two`."},
    {"two", two_layers, METH_VARARGS, "Two layers of some inputs."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_layers", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__layers(void)
{
    return PyModule_Create(&module);
}
